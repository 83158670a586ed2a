export const Unlooked = () => (
  <p className="person-unlooked" role="status">
    File tidak dapat ditampilkan.
  </p>
);
