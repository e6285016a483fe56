import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { Provider } from 'urql';
import { client } from './app/client.ts';
import { type Language, LanguageContext, locales, readLanguage, storeLanguage } from './app/messages.ts';
import { router } from './app/router.tsx';
import './styles/app.css';

function App() {
  const [language, setLanguage] = useState(readLanguage);
  useEffect(() => {
    document.documentElement.lang = locales[language];
  }, [language]);
  const choose = (next: Language) => {
    storeLanguage(next);
    setLanguage(next);
  };
  return (
    <Provider value={client}>
      <I18nProvider locale={locales[language]}>
        <LanguageContext value={{ language, choose }}>
          <RouterProvider router={router} />
        </LanguageContext>
      </I18nProvider>
    </Provider>
  );
}

const place = document.getElementById('app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
