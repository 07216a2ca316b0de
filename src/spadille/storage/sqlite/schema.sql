-- The newest schema, for a new file. postgres/schema.sql has the same tables.
CREATE TABLE players (
    id VARCHAR(32) NOT NULL,
    name VARCHAR(64) NOT NULL,
    came VARCHAR(24) NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE devices (
    id VARCHAR(32) NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    name VARCHAR(40) NOT NULL,
    came VARCHAR(10) NOT NULL,
    seen VARCHAR(10) NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX ix_devices_player ON devices (player);
CREATE TABLE recoveries (
    code_hash BLOB NOT NULL,
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    made VARCHAR(24) NOT NULL,
    PRIMARY KEY (code_hash)
);
CREATE INDEX ix_recoveries_player ON recoveries (player, made);
-- Push subscriptions. They are deleted with their device.
CREATE TABLE subscriptions (
    device VARCHAR(32) NOT NULL REFERENCES devices (id) ON DELETE CASCADE,
    endpoint VARCHAR(1024) NOT NULL,
    "key" BLOB NOT NULL,
    auth BLOB NOT NULL,
    origin VARCHAR(255) NOT NULL,
    language VARCHAR(8) NOT NULL,
    PRIMARY KEY (device)
);
-- Secrets of the server itself.
CREATE TABLE house_keys (
    name VARCHAR(16) NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (name)
);
-- `head` is the seal of a table's latest event.
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    game VARCHAR(32) NOT NULL,
    rules VARCHAR(32) NOT NULL,
    opened VARCHAR(24) NOT NULL,
    head BLOB,
    PRIMARY KEY (id)
);
-- The event log. `payload` is JSON, byte for byte as its seal covers it.
CREATE TABLE events (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    "match" INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER,
    player VARCHAR(32),
    kind VARCHAR(16) NOT NULL,
    payload TEXT NOT NULL,
    time VARCHAR(24) NOT NULL,
    seal BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
-- The players behind the pseudonyms in a table's events: can be erased without a change to the events.
CREATE TABLE guests (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    guest VARCHAR(32) NOT NULL,
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    name VARCHAR(64) NOT NULL,
    PRIMARY KEY (table_id, seq, guest)
);
CREATE INDEX ix_guests_player ON guests (player);
CREATE TABLE seats (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    player VARCHAR(32) REFERENCES players (id),
    bot VARCHAR(32),
    name VARCHAR(64) NOT NULL,
    PRIMARY KEY (table_id, seat, since),
    CHECK ((player IS NULL) <> (bot IS NULL))
);
CREATE INDEX ix_seats_player ON seats (player);
CREATE TABLE results (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    "match" INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR(32) REFERENCES players (id),
    name VARCHAR(64) NOT NULL,
    game VARCHAR(32) NOT NULL,
    rules VARCHAR(32) NOT NULL,
    deals INTEGER NOT NULL,
    chips INTEGER NOT NULL,
    place INTEGER NOT NULL,
    ended VARCHAR(24) NOT NULL,
    PRIMARY KEY (table_id, "match", seat)
);
CREATE INDEX ix_results_player ON results (player, ended);
-- Score sheets of games played with real cards, shared with others.
CREATE TABLE sheets (
    id VARCHAR(32) NOT NULL,
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    log TEXT NOT NULL,
    version INTEGER NOT NULL,
    changed VARCHAR(24) NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX ix_sheets_player ON sheets (player, changed);
-- The cache of expensive results. `asked` is the hash of the request, `edition` the version of what computed the
-- result, `player` the one it was computed for: NULL if for all.
CREATE TABLE findings (
    id VARCHAR(32) NOT NULL,
    asked BLOB NOT NULL,
    edition VARCHAR(16) NOT NULL,
    player VARCHAR(32) REFERENCES players (id),
    made VARCHAR(24) NOT NULL,
    found BLOB NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX ix_findings_asked ON findings (asked, edition);
CREATE INDEX ix_findings_made ON findings (made);
CREATE INDEX ix_findings_player ON findings (player);
