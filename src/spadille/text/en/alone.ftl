### The table without a server: while it is fetched.

alone-loading = Getting the table ready: { $percent }%
alone-opening = The table is nearly ready.
alone-elsewhere = Spadille is open in another window. Close that one to play here.
alone-failed = The table could not be fetched.
alone-unusable = Your games in this browser are from another version of Spadille, or they are damaged. They cannot be opened here, and nothing has been changed.
alone-delete = Delete them and start again
alone-plain = Browsers store data safely only over https, so no table can be opened here. Open this page by its https address.
alone-slow = This takes a moment the first time; after that it is quicker.
alone-aside = Part of what this browser stored cannot be read. It was set aside; everything else is here, and you can play on.
alone-aside-save = Save that part as a file
alone-aside-forget = Delete it
