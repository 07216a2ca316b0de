### The table without a server: a newer release, the device's apps, and what is kept in the browser.

site-newer = A newer Spadille is here.
site-newer-about = Everything you have played stays as it is.
site-newer-take = Use it now
site-later = Later
site-install = Spadille can sit among your apps.
site-install-about = It then opens in a window of its own, also without a network, and your games are kept safely.
site-install-about-served = It then opens in a window of its own, and part of it works without a network too.
site-install-menu = Tap Share, then “Add to Home Screen”. It then opens also without a network, and your games are kept safely.
site-install-menu-served = Tap Share, then “Add to Home Screen”. Part of it then works without a network too.
site-install-go = Install
site-install-no = No, thanks
site-kept = Kept in this browser
site-kept-about = Your games, your score sheets and your settings are here and nowhere else.
site-room = { $megabytes } MB in all, with Spadille itself.
site-safe = The browser has promised not to throw any of it away.
site-unsafe = If the browser runs short of room, it may throw this away.
site-make-safe = Ask it to keep everything
site-not-safe = The browser makes no such promise yet. It does so for pages that you use often or have installed.
site-take-along = Take everything along
site-take-in = Read a file back
site-take-about = Everything becomes one file. Read it back on another device, and you go on there, in the middle of a deal too. Whoever has the file plays as you.
site-take-in-sure = What is in the file takes the place of everything that is kept here.
site-take-in-go = Replace everything
site-unread = This file could not be read, or it comes from another version. Nothing has changed.
site-not-taken = The file could not be made. Nothing has changed.
