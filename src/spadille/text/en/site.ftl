### The table without a server: a newer release, the device's apps, and what is kept in the browser.

site-newer = A newer Spadille is here.
site-newer-about = Everything you have played stays as it is.
site-newer-take = Use it now
site-later = Later
site-install = Spadille can sit among your apps.
site-install-about = It then opens in a window of its own, also without a network, and your games are kept safely.
site-install-menu = Tap Share, then “Add to Home Screen”. It then opens also without a network, and your games are kept safely.
site-install-go = Install
site-install-no = No, thanks
