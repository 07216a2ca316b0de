## Push notifications: a device shows when it is its player's turn

push-turn = Your turn
push-with = { $game } with { $names }
push = Notifications
push-about = At a table at your own pace, this device can tell you when it is your turn: once a turn, and without showing a card.
push-on = Turn on notifications
push-off = Notifications are off on this device.
push-is-on = Notifications are on for this device.
push-denied = The browser does not let this page send you notifications. Its settings for this page can change that.
push-home = On an iPhone or iPad add the page to the home screen first (Share, then Add to Home Screen), open it from there and turn this on.
push-cannot = This browser can’t show notifications while the page is closed.
push-trouble = That did not work. Try again in a moment.
refusal-bad-endpoint = Notifications can’t be sent to the address your browser gave.
