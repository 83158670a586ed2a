export const NotViewed = () => (
  <p className="person-unlooked" role="status">
    File tidak dapat ditampilkan.
  </p>
);
