import type { NewAnnouncement } from '#modules/announcements';

type Sentences = Record<'es' | 'en' | 'pt' | 'ar', readonly [title: string, ...paragraphs: string[]]>;

/** Title and paragraphs by language, as an operator would write them. */
function textsOf(sentences: Sentences): NewAnnouncement['texts'] {
  const texts = Object.entries(sentences).map(([language, [title, ...paragraphs]]) => {
    return [language, { title, html: paragraphs.map((text) => `<p>${text}</p>`).join('') }] as const;
  });
  return Object.fromEntries(texts);
}

const everybody = { audiences: ['A', 'B'], platform: 'A', execution: 'M' } as const;

const banner: NewAnnouncement = {
  ...everybody,
  kind: 'B',
  groupName: 'w_home',
  link: { kind: 'inside', url: '/help#fairness' },
  images: [
    { sequence: 1, url: '/art/banners/jackpot.avif' },
    { sequence: 2, url: '/art/banners/jackpot-small.avif' },
  ],
  texts: textsOf({
    es: ['Cada ronda se puede comprobar', 'El juego sella su semilla antes de que gires. Tú la revisas después.'],
    en: ['Every round can be verified', 'The game seals its seed before you spin. You check it afterwards.'],
    pt: ['Cada rodada pode ser conferida', 'O jogo sela a semente antes do giro. Você a confere depois.'],
    ar: ['يمكن التحقق من كل جولة', 'تختم اللعبة بذرتها قبل أن تدور، وأنت تتحقق منها لاحقًا.'],
  }),
};

function promotion(picture: string, url: string, sentences: Sentences): NewAnnouncement {
  return {
    ...everybody,
    kind: 'PR',
    link: { kind: 'inside', url },
    images: [{ sequence: 1, url: `/art/promos/${picture}.avif` }],
    texts: textsOf(sentences),
  };
}

/** Banner and promotions of the demo; each sentence is true of it, and none promises money. The last one stands first. */
export const demoOffers: readonly NewAnnouncement[] = [
  banner,
  promotion('missions', '/?overlay=limits', {
    es: [
      'Tú pones el límite',
      'De depósito, pérdida, apuesta o tiempo. El más estricto vale al momento.',
      'Uno más amplio espera al menos 24 horas y te pide confirmarlo.',
    ],
    en: [
      'You set the limit',
      'On deposits, losses, bets or time. A stricter one counts at once.',
      'A wider one waits for at least 24 hours and asks you to confirm it.',
    ],
    pt: [
      'Você define o limite',
      'De depósito, perda, aposta ou tempo. O mais rígido vale na hora.',
      'Um mais amplo espera pelo menos 24 horas e pede a sua confirmação.',
    ],
    ar: [
      'أنت من يضع الحد',
      'للإيداع أو الخسارة أو الرهان أو الوقت. الحد الأشد يسري فورًا.',
      'أما الحد الأوسع فينتظر 24 ساعة على الأقل ويطلب تأكيدك.',
    ],
  }),
  promotion('reload', '/?overlay=depositv2', {
    es: [
      'Depósitos de prueba',
      'Los pagos del sitio son simulados: no se mueve dinero real.',
      'El proveedor de prueba confirma o rechaza cada pago como tú elijas.',
    ],
    en: [
      'Trial deposits',
      'Payments on this site are simulated: no real money moves.',
      'The test provider confirms or declines each payment as you choose.',
    ],
    pt: [
      'Depósitos de teste',
      'Os pagamentos do site são simulados: nenhum dinheiro real se move.',
      'O provedor de teste confirma ou recusa cada pagamento, como você escolher.',
    ],
    ar: [
      'إيداعات تجريبية',
      'المدفوعات في هذا الموقع محاكاة: لا تتحرك أي أموال حقيقية.',
      'يؤكد المزوّد التجريبي كل دفعة أو يرفضها كما تختار.',
    ],
  }),
  promotion('rebate', '/rng', {
    es: [
      'Prueba gratis, sin cuenta',
      'Los juegos con demo abren con dinero ficticio y las mismas probabilidades.',
      'Lo que ganes o pierdas en una demo no es dinero.',
    ],
    en: [
      'Try for free, no account',
      'Games with a demo open with pretend money and the same odds.',
      'Nothing that you win or lose in a demo is money.',
    ],
    pt: [
      'Teste grátis, sem conta',
      'Os jogos com demo abrem com dinheiro fictício e as mesmas probabilidades.',
      'Nada do que você ganha ou perde em uma demo é dinheiro.',
    ],
    ar: [
      'جرّب مجانًا ودون حساب',
      'الألعاب التي لها نسخة تجريبية تُفتح بمال وهمي وبالاحتمالات نفسها.',
      'لا شيء مما تربحه أو تخسره في النسخة التجريبية مال.',
    ],
  }),
];
