-- Pages of the letters that became views of the desk stay at hand for whoever kept them so.
update halaman_favorit set alamat = case alamat
    when '/administration/naskah' then '/administration/persuratan/konsep'
    when '/administration/disposisi' then '/administration/persuratan/disposisi'
    else '/administration/persuratan/nomor'
  end
where alamat in ('/administration/naskah', '/administration/disposisi', '/administration/daftar-surat/nomor');
