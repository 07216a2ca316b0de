-- The newest schema, for a new file. postgres/schema.sql has the same tables.
CREATE TABLE players (
    id VARCHAR(32) NOT NULL,
    name VARCHAR(64) NOT NULL,
    created VARCHAR(24) NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE devices (
    id VARCHAR(32) NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    name VARCHAR(40) NOT NULL,
    created VARCHAR(10) NOT NULL,
    last_seen VARCHAR(10) NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX ix_devices_player ON devices (player);
CREATE TABLE recovery_codes (
    code_hash BLOB NOT NULL,
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    created VARCHAR(24) NOT NULL,
    PRIMARY KEY (code_hash)
);
CREATE INDEX ix_recovery_codes_player ON recovery_codes (player, created);
-- Push subscriptions. They are deleted with their device.
CREATE TABLE push_subscriptions (
    device VARCHAR(32) NOT NULL REFERENCES devices (id) ON DELETE CASCADE,
    endpoint VARCHAR(1024) NOT NULL,
    "key" BLOB NOT NULL,
    auth BLOB NOT NULL,
    origin VARCHAR(255) NOT NULL,
    language VARCHAR(8) NOT NULL,
    PRIMARY KEY (device)
);
-- The private key that identifies the server to push services.
CREATE TABLE vapid_keys (
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
-- The players behind the pseudonyms in a table's events. They can be erased without a change to the events.
CREATE TABLE pseudonyms (
    table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    pseudonym VARCHAR(32) NOT NULL,
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    name VARCHAR(64) NOT NULL,
    PRIMARY KEY (table_id, seq, pseudonym)
);
CREATE INDEX ix_pseudonyms_player ON pseudonyms (player);
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
CREATE TABLE match_results (
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
CREATE INDEX ix_match_results_player ON match_results (player, ended);
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
-- The cache of expensive results. `request` is the hash of the request, `version` that of what computed the result,
-- `player` the one it was computed for: NULL if for all.
CREATE TABLE result_cache (
    id VARCHAR(32) NOT NULL,
    request BLOB NOT NULL,
    version VARCHAR(16) NOT NULL,
    player VARCHAR(32) REFERENCES players (id),
    created VARCHAR(24) NOT NULL,
    result BLOB NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX ix_result_cache_request ON result_cache (request, version);
CREATE INDEX ix_result_cache_created ON result_cache (created);
CREATE INDEX ix_result_cache_player ON result_cache (player);
-- Clubs. Of the keys in a club's two links only the hashes are stored. `head` is the seal of the latest entry,
-- `importing` is 1 until the last part of another server's file has come.
CREATE TABLE clubs (
    id VARCHAR(32) NOT NULL,
    member_key_hash BLOB NOT NULL,
    director_key_hash BLOB NOT NULL,
    draw_key BLOB NOT NULL,
    head VARCHAR(64) NOT NULL,
    importing INTEGER NOT NULL,
    PRIMARY KEY (id)
);
-- The record of a club: append-only, without names.
CREATE TABLE club_entries (
    club_id VARCHAR(32) NOT NULL REFERENCES clubs (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    payload TEXT NOT NULL,
    time VARCHAR(24) NOT NULL,
    seal VARCHAR(64) NOT NULL,
    PRIMARY KEY (club_id, seq)
);
-- The names that came with entries, and the player who is the member. They can be erased apart from the record.
CREATE TABLE club_names (
    club_id VARCHAR(32) NOT NULL REFERENCES clubs (id),
    seq INTEGER NOT NULL,
    member INTEGER NOT NULL,
    player VARCHAR(32) REFERENCES players (id),
    name VARCHAR(64) NOT NULL,
    PRIMARY KEY (club_id, seq)
);
CREATE INDEX ix_club_names_player ON club_names (player);
CREATE TABLE club_directors (
    club_id VARCHAR(32) NOT NULL REFERENCES clubs (id),
    player VARCHAR(32) NOT NULL REFERENCES players (id),
    PRIMARY KEY (club_id, player)
);
CREATE INDEX ix_club_directors_player ON club_directors (player);
