// A worker that early.js starts. It uses what the first screen will use of Intl, so that the browser has loaded what it knows
// of languages, dates and time zones by then.
const language = new URLSearchParams(location.search).get('language') || 'en-US';
new Intl.NumberFormat(language).format(0);
new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' }).format();
new Intl.ListFormat(language).format(['']);
close();
