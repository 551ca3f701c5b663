import '../styles/times.css';

/** A time as in `2:00 PM`, its AM or PM set smaller. */
export function ClockText({ text }: { text: string }) {
  return (
    <span className="t">
      <Parts text={text} />
    </span>
  );
}

/** `2:00 PM – 5:00 PM`; `large` sets AM and PM as in a figure. */
export function ClockRange({ from, to, large = false }: { from: string; to: string; large?: boolean }) {
  return (
    <span className={large ? 't pk-t' : 't'}>
      <Parts text={from} />
      <span className="to">–</span>
      <Parts text={to} />
    </span>
  );
}

function Parts({ text }: { text: string }) {
  const [time, meridiem] = text.split(' ');
  if (!meridiem) return text;
  // The space is for copying and for screen readers; the margin of .m draws the gap.
  return (
    <>
      {time}
      <span className="m">
        <span className="vh"> </span>
        {meridiem}
      </span>
    </>
  );
}
