import type { Appearance } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

/** Our tokens for Stripe's fields, which stand in frames of their own; they follow the theme. */
export function useAppearance(): Appearance {
  const [appearance, setAppearance] = useState(readAppearance);
  useEffect(() => {
    const observer = new MutationObserver(() => setAppearance(readAppearance()));
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  return appearance;
}

function readAppearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const color = (token: string): string => rgbOf(tokens.getPropertyValue(token).trim());
  return {
    theme: 'flat',
    variables: {
      colorPrimary: color('--primary'),
      colorBackground: color('--background'),
      colorText: color('--foreground'),
      colorTextSecondary: color('--muted-foreground'),
      colorDanger: color('--destructive'),
      borderRadius: '8px',
      fontSizeBase: '16px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${color('--input')}`, padding: '13px 12px' },
      '.Input:focus': { boxShadow: `0 0 0 2px ${color('--ring')}` },
      '.Tab': { border: `1px solid ${color('--input')}` },
      '.Label': { fontSize: '14px', fontWeight: '500' },
    },
  };
}

/** Stripe reads no OKLCH, so the browser draws the colour and tells what it drew. */
function rgbOf(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return color;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
