// Docusaurus tells its own page of a change in the storage with an event that it makes in an old way, for which jsdom
// takes no storage. Without this, each write of a test would log an error.
if (typeof document !== 'undefined') {
  (document as {createEvent: (kind: string) => Event}).createEvent = () => {
    const event = new Event('storage');
    const initStorageEvent = (
      ...[, , , key, , newValue, , storageArea]: Parameters<StorageEvent['initStorageEvent']>
    ) => Object.assign(event, {key, newValue, storageArea});
    return Object.assign(event, {initStorageEvent});
  };
}
