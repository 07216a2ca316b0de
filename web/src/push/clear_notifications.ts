/** Remove the notifications of a table that is opened, and update the number on the app's icon. */
export async function clearNotifications(table: string): Promise<void> {
  const here = await navigator.serviceWorker?.getRegistration('/').catch(() => undefined);
  const said = (await here?.getNotifications()) ?? [];
  said.filter(({ tag }) => tag === table).forEach((one) => one.close());
  const left = said.filter(({ tag }) => tag !== table).length;
  await (left > 0 ? navigator.setAppBadge?.(left) : navigator.clearAppBadge?.());
}
