// Where a failure is told: beside what was pressed, if there is a place for it.

/** The elements from what was pressed up to the page. */
export type Press = readonly EventTarget[];

let last: Press = [];

/** Remembers what is pressed, by pointer or key, from now on. */
export function followPresses(): void {
  for (const type of ['pointerdown', 'keydown', 'click', 'submit'])
    window.addEventListener(type, (event) => (last = event.composedPath()), { capture: true, passive: true });
}

export const lastPress = (): Press => last;

export type FailurePlace<F> = (failure: F | null) => void;
const places = new WeakMap<EventTarget, FailurePlace<never>>();

/** Failures of what is pressed in `element` are shown by `place` from now on. Returns a function that ends this. */
export function showFailuresIn<F>(element: EventTarget, place: FailurePlace<F>): () => void {
  places.set(element, place);
  return () => {
    if (places.get(element) === place) places.delete(element);
  };
}

/** The nearest place around what was pressed that is still there; undefined if there is none. */
export function failurePlaceOf<F>(press: Press): FailurePlace<F> | undefined {
  const around = press.find((element) => places.has(element));
  return around && (places.get(around) as FailurePlace<F> | undefined);
}

/** Ends what was told beside what was pressed last: it is tried once more, or is said at a field alone. */
export const clearFailure = (): void => failurePlaceOf<unknown>(last)?.(null);
