### Mitt spel: över många givar, var det går förlorat, tur och skicklighet var för sig.
