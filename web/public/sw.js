/*
 * The house as an app. It keeps nothing: pages, code and pictures always come from the server, so nobody ever plays
 * with old code. Where the server cannot be reached it says so, and a click on a notice leads to the table.
 */
const WORDS = {
  de: ['Die Halle ist gerade nicht zu erreichen', 'Sobald du wieder Netz hast, geht es hier weiter. Nichts ist verloren.', 'Noch einmal'],
  en: ['The hall cannot be reached just now', 'As soon as you are connected again, it goes on here. Nothing is lost.', 'Try again'],
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(away));
});

function away() {
  const lang = self.navigator.language.startsWith('de') ? 'de' : 'en';
  const [title, text, again] = WORDS[lang];
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Questhall</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>
      html { color-scheme: dark light; background: light-dark(#f3ead8, #17110d); color: light-dark(#2b1d10, #f4e9d6); }
      body { max-width: 32rem; margin: 20vh auto; padding: 0 1rem; font: 1.1rem/1.5 Georgia, serif; text-align: center; }
      a { color: light-dark(#8a5a06, #e0ad4e); }
    </style>
    <h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></html>`;
  return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, self.location.origin).href));
});

/** The tab that shows the table already, else any tab of the house, else a new one. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url.split('#')[0].startsWith(address));
  if (there) return there.focus();
  const [any] = tabs;
  if (any) return (await any.focus()).navigate(address);
  return self.clients.openWindow(address);
}
