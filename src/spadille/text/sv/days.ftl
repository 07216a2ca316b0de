### Hemligheterna bakom dagens givar, i terminalen.

help-day =
    spadille day: hemligheterna bakom serverns dagliga givar.

    spadille day commit FIL --year N   drar ett års hemlighet till FIL, som bara servern får
                                       läsa, och skriver raden som ska kungöras innan året börjar;
                                       spadille serve --daily-deal-secrets FIL spelar efter den
    spadille day reveal FIL --day DAG  skriver hemligheten för en dag som är över, som 2027-03-01:
                                       spadille verify säger om den är den som lovades, och vilka kort den gav

    --year N           för commit, vilket år
    --day DAG          för reveal, vilken dag
    --language KOD     meddelandenas språk

    Slutar med 0 när det är gjort, 2 när det inte går.

error-day-year = { $year } är inget år för dagliga givar.
error-day-there = { $file } har redan en hemlighet för { $year }. Den dras inte om: det vore att bryta det som har kungjorts.
error-day-no-day = { $day } är ingen dag; den skrivs som 2027-03-01.
error-day-no-year = { $file } har ingen hemlighet för { $year }.
error-day-no-file = { $file } är ingen fil med hemligheter för dagens givar.
error-day-no-such-command = ”{ $word }” är inget kommando för dagarna. Det som finns är { $commands }.
fault-wrong-day = Hemligheten för { $day } är inte den som året var bundet till.
fault-malformed-day = Någon sådan dag finns inte; den skrivs som 2027-03-01.
fault-malformed-head = Det som året är bundet till saknas eller är inte 64 hexadecimala siffror.
