-- What readers search in: title and summary in small letters, apart from each other.
drop index berita_cari;
alter table berita add cari text generated always as (lower(name || E'\n' || coalesce("desc", ''))) stored;
create index berita_cari on berita using gin (cari gin_trgm_ops) where status = 'terbit' and deleted_at is null;

-- The public data interface of the video service. The key is never read by a page.
alter table pengaturan
  add video_kunci text,
  add video_alamat text not null default 'https://www.googleapis.com/youtube/v3' check (video_alamat ~ '^https?://');

-- What stands before a video is played; nothing is asked of the video service until then.
alter table video add gambar_id uuid references gambar (id);
