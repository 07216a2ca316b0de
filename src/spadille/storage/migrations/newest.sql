-- The shape that the migrations lead to, so that a new file takes it on at once. Whatever changes it is a migration.
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    game VARCHAR(32) NOT NULL,
    rules VARCHAR(32) NOT NULL,
    opened VARCHAR(24) NOT NULL, lease INTEGER, head BLOB,
    CONSTRAINT pk_tables PRIMARY KEY (id)
);
CREATE TABLE seats (
    table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    player VARCHAR(32),
    bot VARCHAR(32),
    name VARCHAR(64) NOT NULL,
    CONSTRAINT pk_seats PRIMARY KEY (table_id, seat, since),
    CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id),
    CONSTRAINT ck_seats_person_or_bot CHECK ((player IS NULL) <> (bot IS NULL))
);
CREATE INDEX ix_seats_player ON seats (player);
CREATE TABLE recoveries (
    code_hash BLOB NOT NULL,
    player VARCHAR(32) NOT NULL,
    made VARCHAR(24) NOT NULL,
    CONSTRAINT pk_recoveries PRIMARY KEY (code_hash),
    CONSTRAINT fk_recoveries_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_recoveries_player ON recoveries (player, made);
CREATE TABLE results (
    table_id VARCHAR(32) NOT NULL,
    "match" INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    player VARCHAR(32),
    name VARCHAR(64) NOT NULL,
    game VARCHAR(32) NOT NULL,
    rules VARCHAR(32) NOT NULL,
    deals INTEGER NOT NULL,
    chips INTEGER NOT NULL,
    place INTEGER NOT NULL,
    ended VARCHAR(24) NOT NULL,
    CONSTRAINT pk_results PRIMARY KEY (table_id, "match", seat),
    CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT fk_results_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_results_player ON results (player, ended);
CREATE TABLE leases (
    number INTEGER NOT NULL,
    address VARCHAR(255),
    beat DATETIME NOT NULL,
    groups BIGINT NOT NULL,
    ended BOOLEAN NOT NULL,
    CONSTRAINT pk_leases PRIMARY KEY (number)
);
CREATE TABLE "events" (
    table_id VARCHAR(32) NOT NULL,
    seq INTEGER NOT NULL,
    "match" INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER,
    player VARCHAR(32),
    kind VARCHAR(16) NOT NULL,
    payload JSON NOT NULL,
    time VARCHAR(24) NOT NULL, seal BLOB,
    CONSTRAINT pk_events PRIMARY KEY (table_id, seq),
    CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT ck_events_counts_from_one CHECK (seq > 0)
)
 WITHOUT ROWID;
CREATE TABLE "players" (
    id VARCHAR(32) NOT NULL,
    name VARCHAR(64) NOT NULL,
    came VARCHAR(24) NOT NULL,
    CONSTRAINT pk_players PRIMARY KEY (id)
);
CREATE TABLE devices (
    id VARCHAR(32) NOT NULL,
    token_hash BLOB NOT NULL,
    player VARCHAR(32) NOT NULL,
    name VARCHAR(40) NOT NULL,
    came VARCHAR(10) NOT NULL,
    seen VARCHAR(10) NOT NULL,
    CONSTRAINT pk_devices PRIMARY KEY (id),
    CONSTRAINT uq_devices_token_hash UNIQUE (token_hash),
    CONSTRAINT fk_devices_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_devices_player ON devices (player);
CREATE TABLE guests (
    table_id VARCHAR(32) NOT NULL,
    seq INTEGER NOT NULL,
    guest VARCHAR(32) NOT NULL,
    player VARCHAR(32) NOT NULL,
    name VARCHAR(64) NOT NULL,
    CONSTRAINT pk_guests PRIMARY KEY (table_id, seq, guest),
    CONSTRAINT fk_guests_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT fk_guests_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_guests_player ON guests (player);
CREATE TABLE sheets (
    id VARCHAR(32) NOT NULL,
    player VARCHAR(32) NOT NULL,
    log TEXT NOT NULL,
    version INTEGER NOT NULL,
    changed VARCHAR(24) NOT NULL,
    CONSTRAINT pk_sheets PRIMARY KEY (id),
    CONSTRAINT fk_sheets_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_sheets_player ON sheets (player, changed);
CREATE TABLE subscriptions (
    device VARCHAR(32) NOT NULL,
    endpoint VARCHAR(1024) NOT NULL,
    "key" BLOB NOT NULL,
    auth BLOB NOT NULL,
    origin VARCHAR(255) NOT NULL,
    language VARCHAR(8) NOT NULL,
    CONSTRAINT pk_subscriptions PRIMARY KEY (device),
    CONSTRAINT fk_subscriptions_device FOREIGN KEY(device) REFERENCES devices (id) ON DELETE CASCADE
);
CREATE TABLE findings (
    id VARCHAR(32) NOT NULL,
    asked BLOB NOT NULL,
    edition VARCHAR(16) NOT NULL,
    player VARCHAR(32),
    made VARCHAR(24) NOT NULL,
    found BLOB NOT NULL,
    CONSTRAINT pk_findings PRIMARY KEY (id),
    CONSTRAINT fk_findings_player FOREIGN KEY(player) REFERENCES players (id)
);
CREATE INDEX ix_findings_asked ON findings (asked, edition);
CREATE INDEX ix_findings_made ON findings (made);
CREATE INDEX ix_findings_player ON findings (player);
CREATE TABLE house_keys (
    name VARCHAR(16) NOT NULL,
    secret BLOB NOT NULL,
    CONSTRAINT pk_house_keys PRIMARY KEY (name)
);
INSERT INTO alembic_version VALUES ('0006');
