// Positions on Earth as people enter them and as devices know them.
/** Reads `40.7128, -74.0060`, as maps show it; null for anything else. */
export function readPosition(text: string): { latitude: string; longitude: string } | null {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return latitude && longitude ? { latitude, longitude } : null;
}

/** Six decimals are about ten centimetres. */
const DECIMALS = 6;
const PATIENCE_MS = 15_000;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Asks the device where it is. Rejects with a sentence for the person. */
export function askDevicePosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      (error) =>
        reject(
          new Error(
            error.code === error.PERMISSION_DENIED
              ? 'This browser is not allowed to share its position. Enter it, or allow it in the browser’s settings.'
              : 'This device could not find its position. Enter it instead.',
          ),
        ),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  });
}
