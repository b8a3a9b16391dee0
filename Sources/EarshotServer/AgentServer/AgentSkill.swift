import EarshotCore
import Reporting
import Rules

/// The skill file that tells an agent when to hear, check and fix, with the rules from their own metadata.
public enum AgentSkill {
  /// Markdown with the head that agents look for.
  public static func document() -> String {
    head + rules() + foot
  }

  private static let head = """
    ---
    name: earshot
    description: Hear what VoiceOver says of SwiftUI and UIKit code, find accessibility defects and repair them, from \
    source alone. Use it whenever a view, a view controller, a storyboard or a string of an iOS app is written or \
    changed.
    ---

    # Work by ear

    What looks right may say nothing. Earshot works out from source what VoiceOver speaks, what Voice Control takes \
    and \
    what a keyboard reaches. It needs no build, no simulator and no Mac. Use the tools of `earshot mcp`, or the \
    commands of \
    the same names.

    ## Before you change a screen

    1. `screens` lists the views of a folder, `hear` says one of them swipe by swipe. Read it: what is heard now is \
    what \
    people have now.
    2. Try new code before you write it: `hear` with the `path` it is meant for and the code as `source`.

    ## After a change

    1. `check` with `changedSince: "HEAD"`. Repair errors and warnings that your change brought.
    2. `compare` tells what your change means for a listener. A stop that is gone, reworded or moved without your \
    meaning \
    it is a defect, whether a rule says so or not.
    3. `fix` answers with a diff. What is safe keeps the meaning of the code; of what is suggested, read the words \
    first: \
    they were guessed from names. Nothing is written without `apply: true`.

    ## What to hold to

    - A name says what a control does, not what it looks like, and not that it is a button: VoiceOver adds that.
    - State belongs in value or traits, not in the label. Hints are for what is not plain, and name no gesture.
    - What belongs together is one stop; what is decoration is hidden; order is that of reading.
    - Prefer what the platform gives (`Label`, `Toggle`, `Button` with a title) to modifiers that imitate it.
    - Text that people hear is translated like text that they see.
    - Do not silence a finding to be rid of it. `// earshot:ignore rule-id -- reason` is for what is right as it is, \
    with \
    a reason that the next reader believes.
    - Findings of certainty `review` are for a person: ask, and do not change code because of them alone.
    - `«…»` is text that only exists at run time. It is no defect by itself.
    - No findings is no proof. People have to try the app.

    ## Errors by family

    `explain` tells of each rule what it reports, why, how to repair it, and what it cannot see.


    """

  private static func rules() -> String {
    RuleMetadata.Family.allCases.map { family in
      let rules = RuleSelection.available.filter { $0.family == family && !$0.isOptIn && $0.severity == .error }
      if rules.isEmpty { return "" }
      return "### \(family.rawValue)\n\n" + rules.map { "- `\($0.id)`: \($0.title)\n" }.joined() + "\n"
    }.joined()
  }

  private static let foot = """
    `earshot rules` lists the others: warnings, notes, and rules that are off unless somebody asks for them.

    """
}
