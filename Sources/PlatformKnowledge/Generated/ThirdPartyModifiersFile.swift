// Made by Scripts/make-knowledge.py from Data/third-party-modifiers.tsv; edit that file and run the script.

extension DataFile {
  static let thirdPartyModifiers = DataFile(name: "third-party-modifiers", text: #"""
# Modifiers of third parties that do not change the accessibility tree, that present (behaves: presents) what their
# closure makes, or that show it (behaves: awaits) while the picture is loaded. Read in the sources of the packages as of
# November 2025, or in their documentation.
# on: the views of the package that have the modifier as a method of their own; empty for modifiers of every view.
name	on	package	reason	behaves
allowsHitTestingWhenLoading		Dean151/ButtonKit	blocks taps while the action runs
alternativeSources	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
analyticsScreen		firebase/firebase-ios-sdk	measuring
animate	LottieButton	airbnb/lottie-ios	playing of the animation
animated	EmojiText	divadretlaw/EmojiText	playing of emoji pictures
animationDidFinish	LottieView	airbnb/lottie-ios	playing of the animation
animationDidLoad	LottieView	airbnb/lottie-ios	playing of the animation
animationSpeed	LottieView	airbnb/lottie-ios	playing of the animation
antialiased	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
antialiased	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
appendProcessor	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
asyncButtonStyle		Dean151/ButtonKit	drawing of the running state
backgroundBehavior	LottieView	airbnb/lottie-ios	playing of the animation
backgroundDecode	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
blackWhite	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
blur	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
cacheMemoryOnly	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
cacheOriginalImage	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
callbackQueue	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
cancelOnDisappear	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
cancelOnDisappear	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
changeEffect		EmergeTools/Pow	animation
clipsToBounds	CollectionHStack CollectionVGrid	LePips/CollectionHStack	drawing
conditionalEffect		EmergeTools/Pow	animation
confettiCannon		simibac/ConfettiSwiftUI	shapes that fly by
configuration	LottieButton	airbnb/lottie-ios	playing of the animation
configuration	LottieSwitch	airbnb/lottie-ios	playing of the animation
configuration	LottieView	airbnb/lottie-ios	playing of the animation
configure	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
cropping	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
currentFrame	LottieView	airbnb/lottie-ios	playing of the animation
currentProgress	LottieView	airbnb/lottie-ios	playing of the animation
currentTime	LottieView	airbnb/lottie-ios	playing of the animation
customLoopCount	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
disabledWhenLoading		Dean151/ButtonKit	blocks taps while the action runs
diskCacheAccessExtending	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
diskCacheExpiration	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
diskStoreWriteOptions	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
dotLottieConfigurationComponents	LottieView	airbnb/lottie-ios	playing of the animation
downloadPriority	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
downloader	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
downsampling	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
emojiText		divadretlaw/EmojiText	name space of the package's modifiers
enableInjection		krzysztofzablocki/Inject	reloads code while developing
fade	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
flowDestination		johnpatrickmorgan/FlowStacks	pushes or presents what its closure makes	presents
fontProvider	LottieView	airbnb/lottie-ios	playing of the animation
forceRefresh	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
forceTransition	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
frameTag		aheze/Popovers	measuring
fromMemoryCacheOrRefresh	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
getRealtimeAnimationFrame	LottieView	airbnb/lottie-ios	playing of the animation
getRealtimeAnimationProgress	LottieView	airbnb/lottie-ios	playing of the animation
imageModifier	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
imageProvider	LottieView	airbnb/lottie-ios	playing of the animation
incrementalLoad	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
indicator	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	shown only until the picture is there
insets	CollectionHStack	LePips/CollectionHStack	layout
interpolation	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
interpolation	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
intrinsicSize	LottieView	airbnb/lottie-ios	playing of the animation
introspect		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed
introspectButton		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectCollectionView		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectCollectionViewCell		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectColorWell		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectDatePicker		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectMapView		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectNavigationController		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectPagedTabView		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectScrollView		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectSearchController		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectSegmentedControl		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectSlider		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectSplitView		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectSplitViewController		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectStepper		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectSwitch		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectTabBarController		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectTabView		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectTableView		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectTableViewCell		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectTextField		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectTextView		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
introspectViewController		siteline/swiftui-introspect	hands out the platform view; what is done with it is not followed (0.x)
isOn	LottieSwitch	airbnb/lottie-ios	playing of the animation
itemSpacing	CollectionHStack	LePips/CollectionHStack	layout
loadDiskFileSynchronously	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
loadTransition	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
logger	LottieView	airbnb/lottie-ios	playing of the animation
looping	LottieView	airbnb/lottie-ios	playing of the animation
lowDataModeSource	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
markdownBlockStyle		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownBulletedListMarker		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownCodeSyntaxHighlighter		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownMargin		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownNumberedListMarker		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownSoftBreakMode		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownTableBackgroundStyle		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownTableBorderStyle		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownTaskListMarker		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownTextStyle		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
markdownTheme		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
maxBufferSize	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
memoryCacheAccessExtending	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
memoryCacheExpiration	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
nbNavigationDestination		johnpatrickmorgan/NavigationBackport	pushes what its closure makes	presents
offAnimation	LottieSwitch	airbnb/lottie-ios	playing of the animation
onAnimation	LottieSwitch	airbnb/lottie-ios	playing of the animation
onCompletion	LazyImage	kean/Nuke	loading and processing of the picture
onDisappear	LazyImage	kean/Nuke	loading and processing of the picture
onFailure	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
onFailure	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
onFailureImage	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
onFailureView	KFImage KFAnimatedImage	onevcat/Kingfisher	shown only until the picture is there
onInjection		krzysztofzablocki/Inject	reloads code while developing
onProgress	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
onProgress	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
onStart	LazyImage	kean/Nuke	loading and processing of the picture
onSuccess	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
onSuccess	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
onlyFromCache	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
originalCache	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
particleLayer		EmergeTools/Pow	animation
pausable	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
paused	LottieView	airbnb/lottie-ios	playing of the animation
pipeline	LazyImage	kean/Nuke	loading and processing of the picture
placeholder	KFImage KFAnimatedImage	onevcat/Kingfisher	shown until the picture is there	awaits
placeholder	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	shown until the picture is there	awaits
play	LottieView	airbnb/lottie-ios	playing of the animation
playbackMode	LottieView	airbnb/lottie-ios	playing of the animation
playbackMode	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
playbackRate	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
playing	LottieView	airbnb/lottie-ios	playing of the animation
popup		exyte/PopupView	shows its closure over the view	presents
postHogLabel		PostHog/posthog-ios	measuring
postHogMask		PostHog/posthog-ios	measuring
postHogNoMask		PostHog/posthog-ios	measuring
postHogScreenView		PostHog/posthog-ios	measuring
priority	LazyImage	kean/Nuke	loading and processing of the picture
processingQueue	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
processors	LazyImage	kean/Nuke	loading and processing of the picture
progressiveJPEG	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
purgeFramesOnBackground	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
purgeable	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
redirectHandler	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
reducePriorityOnDisappear	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
relativeFrame		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
relativeLineSpacing		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
relativePadding		gonzalezreal/swift-markdown-ui	styles of rendered Markdown
reloadAnimationTrigger	LottieView	airbnb/lottie-ios	playing of the animation
renderingMode	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
renderingMode	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
requestModifier	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
resizable	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
resizable	LottieView	airbnb/lottie-ios	playing of the animation
resizable	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
resizing	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
retry	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
retryOnAppear	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
roundCorner	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
runLoopMode	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
scaleFactor	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
scrollBehavior	CollectionHStack	LePips/CollectionHStack	scrolling
scrollPopup		exyte/PopupView	shows its closure over the view	presents
sentryReplayMask		getsentry/sentry-cocoa	measuring
sentryReplayPreviewMask		getsentry/sentry-cocoa	measuring
sentryReplayUnmask		getsentry/sentry-cocoa	measuring
sentryTrace		getsentry/sentry-cocoa	measuring
serialize	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
setProcessor	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
setProcessors	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
shimmering		markiv/SwiftUI-Shimmer	a moving gradient as mask, overlay or background
skeleton		CSolanaM/SkeletonUI	grey shapes over the view while it loads
startLoadingBeforeViewAppear	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
targetCache	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
textProvider	LottieView	airbnb/lottie-ios	playing of the animation
throwableButtonStyle		Dean151/ButtonKit	drawing of the failed state
toast		elai950/AlertToast	lays what its closure makes over the view while a binding says so	presents
trackRUMTapAction		DataDog/dd-sdk-ios	measuring
trackRUMView		DataDog/dd-sdk-ios	measuring
transition	WebImage AnimatedImage	SDWebImage/SDWebImageSwiftUI	loading and playing of the picture
valueProvider	LottieButton	airbnb/lottie-ios	playing of the animation
valueProvider	LottieSwitch	airbnb/lottie-ios	playing of the animation
valueProvider	LottieView	airbnb/lottie-ios	playing of the animation
waitForCache	KFImage KFAnimatedImage	onevcat/Kingfisher	loading, caching and processing of the picture
windowBackgroundBehavior	LottieView	airbnb/lottie-ios	playing of the animation
"""#)
}
