-- The end of the chain tells how many lines there are and when the last came, under a seal that needs the key. Empty until
-- the first line after this change.
alter table audit_head add column lines bigint, add column at timestamptz, add column seal bytea;

-- What does not hold: 'line', 'head', 'end', 'older', 'anchor' or 'anchors'; null when all holds, and in checks of before.
alter table audit_check add column fault text;

-- One line a day of how the trail stands, shown in public: who noted it yesterday sees tomorrow whether it still holds.
create table jejak_jangkar (
  hari date primary key,
  at timestamptz not null,
  lines bigint not null,
  mac bytea not null
);
create trigger jejak_jangkar_final before update or delete on jejak_jangkar for each row execute function audit_is_final();
create trigger jejak_jangkar_final_truncate before truncate on jejak_jangkar for each statement execute function audit_is_final();
