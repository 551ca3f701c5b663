import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/index.css';
import { followSystemTheme } from '../lib/theme.ts';
import { App } from './app.tsx';

followSystemTheme();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
