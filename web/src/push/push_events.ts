/** Push events in the service worker of a site with a server: show whose turn it is; a click opens the table. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationClick extends ExtendableEvent {
  readonly notification: Notification;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The server's message about a turn; it contains no card. */
interface TurnNotice {
  title: string;
  body: string;
  table: string;
}

/** The parts of the service worker's global scope that are used here. */
const scope = self as unknown as {
  registration: ServiceWorkerRegistration;
  navigator: Navigator;
  clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: NotificationClick) => void): void;
};
const pathOf = (table: string) => `/table/${encodeURIComponent(table)}`;

/** Show the number of waiting tables on the app's icon, if supported. */
async function updateBadge(): Promise<void> {
  const { length } = await scope.registration.getNotifications();
  await (length > 0 ? scope.navigator.setAppBadge?.(length) : scope.navigator.clearAppBadge?.());
}

async function showNotification({ title, body, table }: TurnNotice): Promise<void> {
  await scope.registration.showNotification(title, {
    body,
    tag: table,
    icon: '/icon-192.png',
    data: { table },
  });
  await updateBadge();
}

async function openTable(table: string): Promise<void> {
  const path = pathOf(table);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : scope.clients.openWindow(path));
}

scope.addEventListener('push', (event) => {
  const turn = event.data?.json() as TurnNotice | undefined;
  if (turn) event.waitUntil(showNotification(turn));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data as { table: string };
  event.waitUntil(Promise.all([openTable(table), updateBadge()]));
});

export {};
