import type { Announcements, NewAnnouncement } from '#modules/announcements';
import { demoOffers } from './demo-offers.ts';

const everybody = { audiences: ['A', 'B'], platform: 'A', execution: 'M' } as const;
const html = (text: string): string => `<p>${text}</p>`;

/** What the demo tells its visitors; each sentence is true of it. */
const demoAnnouncements: readonly NewAnnouncement[] = [
  {
    ...everybody,
    kind: 'PL',
    images: [],
    texts: {
      es: {
        title: 'Sitio de demostración: los pagos son simulados y no se mueve dinero real.',
        html: html(
          'Los depósitos y retiros pasan por un proveedor de pagos de prueba. Nada de lo que ganes o pierdas aquí es dinero.',
        ),
      },
      en: {
        title: 'Demonstration site: payments are simulated and no real money moves.',
        html: html(
          'Deposits and withdrawals go through a test payment provider. Nothing that you win or lose here is money.',
        ),
      },
      pt: {
        title: 'Site de demonstração: os pagamentos são simulados e nenhum dinheiro real se move.',
        html: html(
          'Depósitos e saques passam por um provedor de pagamentos de teste. Nada do que você ganha ou perde aqui é dinheiro.',
        ),
      },
      ar: {
        title: 'موقع تجريبي: المدفوعات محاكاة ولا تتحرك أي أموال حقيقية.',
        html: html('تمر الإيداعات والسحوبات عبر مزوّد مدفوعات تجريبي. لا شيء مما تربحه أو تخسره هنا مال حقيقي.'),
      },
    },
  },
  {
    ...everybody,
    kind: 'PL',
    images: [],
    texts: {
      es: {
        title: 'Tú pones el límite: de depósito, de pérdida, de apuesta o de tiempo.',
        html: html(
          'Un límite más estricto vale al momento. Uno más amplio espera al menos 24 horas y te pide confirmarlo.',
        ),
      },
      en: {
        title: 'You set the limit: on deposits, losses, bets or time.',
        html: html(
          'A stricter limit counts at once. A wider one waits for at least 24 hours and asks you to confirm it.',
        ),
      },
      pt: {
        title: 'Você define o limite: de depósito, de perda, de aposta ou de tempo.',
        html: html(
          'Um limite mais rígido vale na hora. Um mais amplo espera pelo menos 24 horas e pede a sua confirmação.',
        ),
      },
      ar: {
        title: 'أنت من يضع الحد: للإيداع أو الخسارة أو الرهان أو الوقت.',
        html: html('الحد الأشد يسري فورًا. أما الحد الأوسع فينتظر 24 ساعة على الأقل ويطلب تأكيدك.'),
      },
    },
  },
  {
    ...everybody,
    audiences: ['F'],
    kind: 'PU',
    images: [],
    texts: {
      es: {
        title: 'Cada ronda se puede comprobar',
        html: `${html('Antes de jugar, el juego publica la huella de su semilla; cuando la renueva, la revela.')}${html('En tu historial de apuestas puedes volver a calcular el resultado en tu propio navegador.')}`,
      },
      en: {
        title: 'Every round can be verified',
        html: `${html('Before you play, the game publishes the hash of its seed; when it takes a new one, it reveals the old.')}${html('In your betting record you can calculate the result once more in your own browser.')}`,
      },
      pt: {
        title: 'Cada rodada pode ser conferida',
        html: `${html('Antes de você jogar, o jogo publica o hash da sua semente; quando a troca, ele a revela.')}${html('No seu histórico de apostas você pode calcular o resultado de novo no próprio navegador.')}`,
      },
      ar: {
        title: 'يمكن التحقق من كل جولة',
        html: `${html('قبل أن تلعب تنشر اللعبة بصمة بذرتها، وعندما تستبدلها تكشف عنها.')}${html('في سجل رهاناتك يمكنك إعادة حساب النتيجة في متصفحك.')}`,
      },
    },
  },
];

/** Publishes what the demo announces, where nothing was ever announced. */
export async function seedAnnouncements(
  announcements: Announcements,
  site: { id: string; defaultLanguage: string },
): Promise<void> {
  if ((await announcements.list(site.id, true)).length > 0) return;
  for (const one of [...demoAnnouncements, ...demoOffers])
    await announcements.publish({ siteId: site.id }, one, site.defaultLanguage);
}
