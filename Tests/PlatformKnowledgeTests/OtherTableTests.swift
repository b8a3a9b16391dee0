import Testing

@testable import PlatformKnowledge

@Suite struct WCAGTests {
  @Test func criteria() throws {
    #expect(WCAG.all.count == 55)
    #expect(WCAG.all.filter { $0.level == .a }.count == 31)
    let name = try #require(WCAG.criterion("4.1.2"))
    #expect(name.title == "Name, Role, Value")
    #expect(name.title(language: "ja") == "名前 (name)・役割 (role)・値 (value)")
    #expect(name.en301549Clause == "11.4.1.2")
    #expect(name.nutritionLabels == ["voiceover", "voice-control"])
    #expect(WCAG.criterion("4.1.1") == nil)
  }

  @Test func clausesFollowTheVersion() throws {
    let target = try #require(WCAG.criterion("2.5.8"))
    #expect(target.en301549Clause == nil)
    #expect(target.en301549Clause41 == "11.2.5.8")
    #expect(WCAG.criterion("2.4.2")?.en301549Clause41 == nil)
  }

  @Test func numbersAreInOrder() {
    let numbers = WCAG.all.map { $0.id.split(separator: ".").compactMap { Int($0) } }
    #expect(numbers.allSatisfy { $0.count == 3 })
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }
}

@Suite struct ThirdPartyTests {
  @Test func views() throws {
    let image = try #require(ThirdParty.view("KFImage"))
    #expect(image.behavesAs == .image)
    #expect(image.labelArgument == nil)
    #expect(image.package == "onevcat/Kingfisher")
    #expect(ThirdParty.view("Markdown")?.labelArgument == "_")
    #expect(ThirdParty.view("NoSuchView") == nil)
    for view in ThirdParty.views {
      #expect(!BuiltinViews.isBuiltin(view.name), "\(view.name) is a view of a framework")
      #expect(!view.reason.isEmpty && view.package.contains("/"))
    }
  }

  @Test func modifiers() {
    #expect(ThirdParty.isHarmlessModifier("shimmering"))
    #expect(ThirdParty.isHarmlessModifier("fade", on: "KFImage"))
    #expect(!ThirdParty.isHarmlessModifier("fade"))
    #expect(!ThirdParty.isHarmlessModifier("fade", on: "Image"))
    #expect(!ThirdParty.isHarmlessModifier("toast"))
    #expect(ThirdParty.isPresentation("toast"))
    #expect(!ThirdParty.isPresentation("shimmering"))
  }

  @Test func receiversOfModifiersAreKnown() {
    for row in Table(.thirdPartyModifiers).rows {
      for view in row.list("on") { #expect(ThirdParty.view(view) != nil, "\(view)") }
    }
  }
}

@Suite struct WordsTests {
  @Test func languages() {
    #expect(Words.languages == ["de", "en", "es", "fr", "it", "ja", "ko", "nl", "pt", "zh"])
    for language in Words.languages {
      for words in [
        Words.roleWords(language), Words.appearanceWords(language), Words.shapeWords(language),
        Words.colourWords(language), Words.gestureWords(language), Words.genericWords(language),
        Words.stateWords(language), Words.essentialWords(language),
      ] {
        #expect(!words.isEmpty)
        #expect(words.allSatisfy { !$0.isEmpty })
      }
    }
    #expect(Words.roleWords("tlh").isEmpty)
  }

  @Test func words() {
    #expect(Words.roleWords("en").contains("button"))
    #expect(Words.roleWords(for: "button", "ja") == ["ボタン"])
    #expect(Words.appearanceWords("en").contains("circle"))
    #expect(Words.gestureWords("ja-JP").contains("スワイプ"))
    #expect(Words.genericWords("en").contains("untitled"))
    #expect(Words.fileEndings.contains("png"))
  }

  @Test func listsAcrossLanguages() {
    #expect(Words.linkPhrases.isSuperset(of: ["learn more", "こちら", "en savoir plus"]))
    #expect(Words.switchStates.contains("オフ") && Words.selectionStates.contains("seleccionad"))
    #expect(Words.disabledStates.contains("dimmed") && Words.topics.contains("Bild".lowercased()))
    #expect(Words.requiredWords.contains("必須") && Words.negations.contains("kein"))
    #expect(Words.negations("ja-JP").contains("任意") && Words.pictureOpenings("de") == ["Bild von"])
    #expect(Words.commands.contains("open") && !Words.commands.contains("search"))
    #expect(Words.thirdPerson(of: "undo") == "undoes" && Words.thirdPerson(of: "open") == nil)
  }

  @Test func signsAndAbbreviations() {
    #expect(SignMeanings.meaning(of: "✕") == "Close" && SignMeanings.meaning(of: "x") == nil)
    #expect(Abbreviations.units.isSuperset(of: ["h", "K", "mo"]) && !Abbreviations.units.contains("km"))
    #expect(Abbreviations.words.contains("w/o") && Abbreviations.codes.contains("tracking number"))
    for sign in Table(.signMeanings).rows {
      let names = sign["sign"].unicodeScalars.compactMap(\.properties.name)
      #expect(sign["unicode"].hasPrefix(names.first ?? "?"), "\(sign.fields)")
    }
  }

  @Test func namesOfThings() {
    #expect(NameWords.words(.badgeNews).contains("unread"))
    #expect(NameWords.words(.noWordsInPicture).isDisjoint(with: NameWords.words(.wordsInPicture)))
    for list in NameWords.List.allCases {
      // Calls and parts of names stand as they are written in code, and proper names as they are spelled.
      let isCode = [.oldSwiftCall, .brand, .listStandIn].contains(list)
      #expect(NameWords.words(list).allSatisfy { (isCode || $0 == $0.lowercased()) && !$0.isEmpty }, "\(list)")
      #expect(!NameWords.words(list).isEmpty, "\(list)")
    }
  }

  @Test func namesOfFrameworks() {
    #expect(FrameworkNames.names(.dialogModifier, .sheetModifier).isSuperset(of: ["alert", "sheet", "popover"]))
    #expect(!FrameworkNames.names(.dialogModifier).contains("sheet"))
    #expect(FrameworkNames.boundArgument(of: "Toggle") == "isOn" && FrameworkNames.boundArgument(of: "Button") == nil)
    for row in Table(.frameworkNames).rows {
      let names = row.list("names")
      #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }, "\(row.fields)")
      #expect(Set(names).count == names.count, "\(row.fields)")
    }
  }

  @Test func stylesByTheirNamesElsewhere() {
    #expect(TextStyles.uiKitName(of: "title") == "title1" && TextStyles.name(ofUIKit: "caption1") == "caption")
    #expect(TextStyles.interfaceBuilderName(of: "subheadline") == "UICTFontTextStyleSubhead")
    #expect(TextStyles.style(inInterfaceBuilder: "<fontDescription style=\"UICTFontTextStyleTitle0\"/>") == "largeTitle")
    #expect(TextStyles.style(inInterfaceBuilder: "<fontDescription pointSize=\"17\"/>") == nil)
  }

  @Test func noListHasAWordTwice() {
    for row in Table(.words).rows + Table(.nameWords).rows {
      let words = row.list("words", separator: ",")
      #expect(Set(words).count == words.count, "\(row.fields)")
    }
  }
}

@Suite struct PaintTests {
  @Test func whereControlsTakeTouches() {
    #expect(FrameworkNames.names(.areaSize).contains("padding") && !FrameworkNames.names(.areaSize).contains("font"))
    #expect(FrameworkNames.names(.plainButtonStyle).contains("borderless") && !FrameworkNames.names(.plainButtonStyle).contains("bordered"))
    #expect(FrameworkNames.names(.areaLabel).contains("Text") && FrameworkNames.names(.areaClear).contains("Color.clear"))
  }

  @Test func whatIsPaint() {
    #expect(PaintTypes.contains("LinearGradient") && !PaintTypes.contains("Image"))
    #expect(PaintTypes.hasMember("Color.theme.background"))
    #expect(!PaintTypes.hasMember("Material.own") && !PaintTypes.hasMember("Color") && !PaintTypes.hasMember("Colors.own"))
  }

  @Test func typesThatModifiersKeep() {
    #expect(TypeKeepingModifiers.keeps("bold") && TypeKeepingModifiers.keeps("resizable"))
    #expect(TypeKeepingModifiers.keepsStyle("opacity") && !TypeKeepingModifiers.keepsStyle("frame"))
    #expect(!TypeKeepingModifiers.keeps("opacity"))
    #expect(!TypeKeepingModifiers.keeps("padding") && !TypeKeepingModifiers.keeps("accessibilityHidden"))
    for row in Table(.typeKeepingModifiers).rows {
      #expect(["Text", "Image", "Text Image", "Color"].contains(row["types"]) && FactSources.isKnown(row["source"]), "\(row.fields)")
    }
  }

  @Test func coloursSayWhatWasChecked() {
    for row in Table(.systemColors).rows {
      #expect(SystemColors.color(row["name"])?.checkedModes.count == row.list("checked").count, "\(row["name"])")
    }
    #expect(SystemColors.color("primary")?.checkedModes == Set(SystemColor.Mode.allCases))
    #expect(SystemColors.color("red")?.checkedModes == [.light, .dark])
    #expect(SystemColors.color("mint")?.checkedModes == [])
  }

  /// Names in code leave marks out.
  @Test func wordsOfButtonsAsCodeSpellsThem() {
    #expect(Words.button(spelled: "zurueck", in: "de") == "Zurück")
    #expect(Words.button(spelled: "precedent", in: "fr-CA") == "Précédent")
    #expect(Words.button(spelled: "apply", in: "de") == nil)
    #expect(Words.press("Delete", in: "no") == "Slett")
  }
}
