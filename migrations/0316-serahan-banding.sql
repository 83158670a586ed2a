-- What a list and the portal say differently is handed on to the wali kelas with the findings of the class.
create table serahan_banding (
  serahan_id uuid not null references serahan_periksa on delete cascade,
  banding_id uuid not null references banding on delete cascade,
  primary key (serahan_id, banding_id)
);
create index serahan_banding_banding on serahan_banding (banding_id);
comment on table serahan_banding is 'Which comparisons a wali kelas has to look through, each in the rows of the class that was handed on. No personal data.';
