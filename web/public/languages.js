// A worker that early.js starts. It uses what the first screen will use of Intl, so that the browser has loaded what it knows
// of languages, dates and time zones by then.
new Intl.NumberFormat('en-US').format(0);
new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' }).format();
new Intl.ListFormat('en-US').format(['']);
close();
