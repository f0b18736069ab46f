/* Before the first words arrive there is no dictionary: these few sentences travel with the script. */
const sentences = {
  es: { text: 'El portal no responde. Revisa tu conexión.', retry: 'Reintentar' },
  pt: { text: 'O portal não responde. Verifique sua conexão.', retry: 'Tentar de novo' },
  ar: { text: 'البوابة لا تستجيب. تحقق من اتصالك.', retry: 'إعادة المحاولة' },
  en: { text: 'The portal does not answer. Check your connection.', retry: 'Try again' },
};

/** Says that the portal could not start, in the language of the page, and offers to try again. */
export function showStartFailure(root: HTMLElement): void {
  const language = document.documentElement.lang as keyof typeof sentences;
  const { text, retry } = sentences[language] ?? sentences.en;
  const box = Object.assign(document.createElement('div'), {
    role: 'alert',
    className: 'grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center text-fg-2',
  });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'h-(--q-control) rounded-md bg-surface-3 px-4 font-semibold text-fg',
    textContent: retry,
    onclick: () => window.location.reload(),
  });
  box.append(Object.assign(document.createElement('p'), { textContent: text }), button);
  root.replaceChildren(box);
}
