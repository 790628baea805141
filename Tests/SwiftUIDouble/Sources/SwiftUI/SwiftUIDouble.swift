// An executable double of SwiftUI, as far as AsideUI and its example app use it: state by identity, environment,
// observation, lifecycle, bindings, lists, navigation stack and presentations.
//
// It is written from SwiftUI's public documentation and from issues that users of SwiftUI have published; no code or interface
// of Apple's was copied. What is documented:
//  - a view's state lives as long as its identity ("Managing user interface state", `View.id(_:)`);
//  - the environment is inherited, also by what is presented ("Environment values");
//  - what a body reads of an observable object makes it be drawn anew ("Managing model data in your app");
//  - `onAppear`, `onDisappear`, `task`, which is cancelled when its view disappears, and `onChange`;
//  - a presentation is asked for by a binding, into which the system writes when the user sends it away;
//  - a button of an alert or a dialog takes it away and clears its binding;
//  - going back in a navigation stack writes its path.
// What comes from public issues is said where it stands. Nothing of this says that SwiftUI itself behaves so on a device.
