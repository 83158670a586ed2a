-- The first content led these cards to pages of the site that serve nothing; the school sets its own address, and until then the card says so.
update tautan_layanan set rapor = case when rapor = '/departments' then null else rapor end,
  ptsp = case when ptsp = '/administration/services' then null else ptsp end
where rapor = '/departments' or ptsp = '/administration/services';
