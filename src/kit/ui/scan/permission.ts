/**
 * Whether this document may ask for the camera. Whoever came here from another application page still stands in that page's
 * document, which has no such permission: this page has to be loaded anew.
 */
export function mayUseCamera(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { readonly allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature("camera") ?? true;
}
