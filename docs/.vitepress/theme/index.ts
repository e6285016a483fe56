import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../src/web/styles/tokens.css';
import './theme.css';
import { TryRequest } from './try-request.ts';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component('TryRequest', TryRequest),
} satisfies Theme;
