// Runs in a page (scripts/walk.mjs): what is wrong with the texts of the screen on which it stands. It uses nothing of
// this file beside itself.

/**
 * @typedef {{ kind: 'English' | 'cut' | 'overlap' | 'sideways', text: string }} Fault
 * @param {{ whole: string[], words: string[] } | null} known What may stand there in other words than the messages’; null
 *   where the language of the texts is not asked.
 * @returns {{ faults: Fault[], shortened: number }} `shortened`: how many texts end in an ellipsis, as they are meant to.
 */
export function readScreen(known) {
  const faults = new Map();
  const shortened = new Set();
  const add = (kind, text) => {
    const short = text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
    faults.set(`${kind} ${short}`, { kind, text: short });
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const { clientWidth, scrollWidth } = document.documentElement;

  const nodes = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (node.data.trim() && !parent.closest('script, style, noscript, template'))
      nodes.push({ node, parent });
  }

  // Sideways.
  if (scrollWidth > clientWidth + 1) {
    const isBeyond = (element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    };
    const widest = [...document.body.querySelectorAll('*')].filter(
      (each) => isBeyond(each) && isShown(each) && ![...each.children].some(isBeyond),
    );
    const names = widest.slice(0, 3).map((each) => `<${each.localName} class="${each.className}">`);
    add('sideways', `${scrollWidth - clientWidth} px: ${names.join(' ')}`);
  }

  // Cut.
  /** The part of a text's box that is seen; null if none is meant to be. */
  const seenOf = ({ left, right, top, bottom, height }, parent, text) => {
    const seen = { left, right, top, bottom };
    let escapes = false;
    let scrolls = false;
    for (
      let element = parent;
      element && element !== document.documentElement;
      element = element.parentElement
    ) {
      const style = styleOf(element);
      if (style.position !== 'static' || style.transform !== 'none') escapes = false;
      const clips = !escapes;
      const [x, y] = [style.overflowX, style.overflowY];
      if (clips && style.display !== 'inline' && (x !== 'visible' || y !== 'visible')) {
        const box = element.getBoundingClientRect();
        // A part that is shut, or beside what is seen.
        if (
          seen.right <= box.left ||
          seen.left >= box.right ||
          seen.bottom <= box.top ||
          seen.top >= box.bottom
        )
          return null;
        const isMeant =
          style.textOverflow === 'ellipsis' || !['none', 'auto'].includes(style.webkitLineClamp || 'none');
        // Beside its letters, a text's box has room that grows with them.
        const room = Math.max(2, height * 0.06);
        const isCutAcross =
          /hidden|clip/.test(x) && (seen.right > box.right + room || seen.left < box.left - room);
        const over = Math.max(seen.bottom - box.bottom, box.top - seen.top);
        const isCutDown = /hidden|clip/.test(y) && over > height * 0.3;
        // Screens are scrolled down; body and its root take no part of a text away.
        if ((isCutAcross || isCutDown) && !scrolls && element !== document.body) {
          if (isMeant) shortened.add(text);
          else add('cut', `${text} (<${element.localName} class="${element.className}">)`);
        }
        if (/auto|scroll/.test(x + y)) scrolls = true;
        seen.left = Math.max(seen.left, box.left);
        seen.right = Math.min(seen.right, box.right);
        seen.top = Math.max(seen.top, box.top);
        seen.bottom = Math.min(seen.bottom, box.bottom);
      }
      if (style.position === 'fixed') break;
      if (style.position === 'absolute') escapes = true;
    }
    if (!scrolls && scrollWidth <= clientWidth + 1 && (seen.right > clientWidth + 2 || seen.left < -2))
      add('cut', `${text} (by the window)`);
    return seen;
  };

  const lines = [];
  const range = document.createRange();
  for (const { node, parent } of nodes) {
    if (!isShown(parent) || parent.closest('.vh, option')) continue;
    range.selectNodeContents(node);
    const isOfShadow = Boolean(parent.closest('[aria-hidden=true], [inert]'));
    let around = parent;
    while (around && !/fixed|absolute|sticky/.test(styleOf(around).position)) around = around.parentElement;
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const seen = seenOf(box, parent, node.data);
      if (seen && !isOfShadow) lines.push({ ...seen, around, parent, text: node.data.trim() });
    }
  }
  // The placeholder of a field and the chosen option have no box of their own.
  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll('input, select')) {
    const text =
      field.localName === 'select' ? field.selectedOptions[0]?.text : !field.value && field.placeholder;
    if (!text || !isShown(field) || field.clientWidth < 2) continue;
    const style = styleOf(field);
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(text).width <= room + 2) continue;
    if (style.textOverflow === 'ellipsis') shortened.add(text);
    else add('cut', `${text} (<${field.localName} class="${field.className}">)`);
  }

  // Overlaps: letters over letters, so what is above and below the letters of a line does not count.
  lines.sort((one, other) => one.top - other.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const inset = 0.15 * (one.bottom - one.top + other.bottom - other.top);
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) - inset;
      if (one.parent !== other.parent && one.around === other.around && across > 2 && down > 2)
        add('overlap', `${one.text} / ${other.text}`);
    }
  });

  // English.
  const READ = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'placeholder',
    'title',
    'alt',
  ];
  if (known) {
    const words = new Set(known.words);
    const whole = known.whole.toSorted((one, other) => other.length - one.length);
    const read = [
      { text: document.title, where: 'the title' },
      ...nodes
        .filter(({ parent }) => isShown(parent) || parent.closest('.vh, option'))
        .map(({ node, parent }) => ({ text: node.data, element: parent, where: '' })),
      ...[...document.body.querySelectorAll(READ.map((name) => `[${name}]`).join())].flatMap((element) =>
        READ.map((name) => ({ text: element.getAttribute(name) ?? '', element, where: name })),
      ),
    ];
    for (const { text, element, where } of read) {
      if (element?.closest('body [lang], kbd, code, textarea')) continue;
      let rest = text.replaceAll(/https?:\/\/\S+|\S+@\S*|\b\w+\.com\b/g, ' ');
      for (const each of whole) rest = rest.replaceAll(each, ' ');
      const isEnglish = (word) =>
        /^[A-Za-z]{2,}$/.test(word) && !/^[A-Z]{1,3}$/.test(word) && !words.has(word);
      const left = (rest.match(/\p{L}+/gu) ?? []).filter(isEnglish);
      if (left.length > 0)
        add(
          'English',
          `${text}${where && ` (${where})`}${left.join(' ') === text ? '' : `: ${left.join(' ')}`}`,
        );
    }
  }
  return { faults: [...faults.values()], shortened: shortened.size };
}
