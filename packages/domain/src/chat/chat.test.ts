import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bannedWordIn,
  cleanChatText,
  codesIn,
  contactIn,
  foldMessage,
  isBlank,
  passesForStaff,
  shownName,
} from './index.ts';

describe('a message', () => {
  test('loses controls and marks that turn its direction, and keeps what scripts and emojis need', () => {
    expect(cleanChatText('a\u0000b\u202Ec\u2066d\u200Be\uFEFF')).toBe('abcde');
    expect(cleanChatText('👩‍👩‍👧 می‌خواهم')).toBe('👩‍👩‍👧 می‌خواهم');
    expect(cleanChatText('e\u0301')).toBe('\u00E9');
  });

  test('has two line breaks in a row at most, and no towers of accents', () => {
    expect(cleanChatText('  uno \r\n\r\n\r\n\u2028 dos\t ')).toBe('uno\n\ndos');
    expect(Array.from(cleanChatText(`q${'\u0323'.repeat(40)}`)).length).toBeLessThan(6);
  });

  test('is blank when nothing of it can be seen', () => {
    expect(['', ' \n', '\u200D', '\uFE0F\u0301'].map(isBlank)).toEqual([true, true, true, true]);
    expect(isBlank('🙂')).toBe(false);
  });

  test('stays as it is when it is cleaned again, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (written) => {
        const once = cleanChatText(written);
        expect(cleanChatText(once)).toBe(once);
        expect(once).not.toMatch(/[\u202A-\u202E\u2066-\u2069\0]/);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});

describe('contact', () => {
  test.each([
    ['link', 'mira https://ganar.example/x'],
    ['link', 'entra a www.gana.mx'],
    ['link', 'ganafacil punto com'],
    ['link', 'gana(.)com'],
    ['link', 't.me/grupo'],
    ['link', 'javascript:alert(1)'],
    ['mail', 'ana@correo.example'],
    ['mail', 'ana arroba correo.com'],
    ['mail', 'ana [at] correo [punto] com'],
    ['handle', 'búscame @anabets'],
    ['phone', 'mi cel 55 1234 5678'],
    ['phone', '+52 (55) 1234-5678'],
    ['phone', '５５１２３４５６７８'],
    ['phone', '٥٥١٢٣٤٥٦٧٨'],
    ['phone', '5*5*1*2*3*4*5*6'],
  ])('%s: %s', (kind, text) => expect(contactIn(text)).toBe(kind));

  test.each([
    'gané 1,234,567.00 hoy',
    'quedó 3-2 al minuto 45',
    'hola.que tal',
    'me gusta.es bueno',
    'nos vemos a las 20:30',
    'apuesto 100, 200 y 300',
    'solo 2026 lo dirá',
    '<script>alert(1)</script>',
  ])('is not asked for by: %s', (text) => expect(contactIn(text)).toBeUndefined());

  test('words that may be an invitation code are found in any case', () => {
    expect(codesIn('usa abcd2345 ya')).toEqual(['ABCD2345']);
  });
});

describe('banned words', () => {
  const banned = ['idiota', 'muy malo', '傻瓜'];
  test.each(['IDIOTA', 'idïota', '1d10t4', 'i d i o t a', 'idiooota!', 'іdіоtа', 'eres muy, malo', '你是傻瓜吗'])(
    '%s',
    (text) => {
      expect(bannedWordIn(text, banned)).toBeDefined();
    },
  );
  test('are not found inside others', () => {
    expect(bannedWordIn('idiotamente dicho: es muy bueno, malo no', banned)).toBeUndefined();
  });
});

test('the same message again is known by its letters', () => {
  expect(foldMessage('¡Hola a todos!')).toBe(foldMessage('hola  A TODOS'));
  expect(foldMessage('🙂')).not.toBe(foldMessage('🙃'));
});

describe('the name of who wrote', () => {
  const named = (nickname: string, account = 'carlos91') => shownName({ account, nickname }, ['idiota'], 'Quetzal');
  test('is the chosen nickname, else the masked account', () => {
    expect(named('Pluma Azul')).toBe('Pluma Azul');
    expect(named('Carlos91')).toBe('car***91');
    expect(named('\u202E ')).toBe('car***91');
  });
  test('is masked when the nickname begs, insults or passes for staff', () => {
    for (const nickname of ['gana.com', 'el idiota', 'Soporte Oficial', '5512345678', 'S0porte']) {
      expect(named(nickname)).toBe('car***91');
    }
  });
  test.each([
    'Admin1',
    '007Support',
    'AdminMX',
    'SoporteQuetzal',
    'soporte24horas',
    'adm!n',
    'Adm|n',
    'admın',
    'admιn',
    'aԁmin',
    'ᴀᴅᴍɪɴ',
    'ⓐⓓⓜⓘⓝ',
    '𝐀𝐝𝐦𝐢𝐧',
    'АDМIN',
    'sup\u0335port',
    'sᴜᴘᴘᴏʀᴛ',
    'Администратор',
    'Адмін',
    'поддержка',
    'مشرف',
    'الدعم',
    '客服小美',
    '관리자',
    'Kundendienst',
    'Quetzal',
    'QuetzaI',
    'hỗ trợ',
    'Quetzal MX',
  ])('is masked for a look-alike of staff or of the house: %s', (nickname) => {
    expect(shownName({ account: 'carlos91', nickname }, ['idiota'], 'Quetzal')).toBe('car***91');
  });
  test.each(['Modesto', 'Quetzalito', 'Casimiro', 'moda', 'Nadia Minerva', 'Sistemático'])(
    'is shown where it only sounds alike: %s',
    (nickname) => expect(shownName({ account: 'carlos91', nickname }, [], 'Quetzal')).toBe(nickname),
  );
});

describe('the name of a new account', () => {
  test.each(
    (
      'admin Admin root operator system soporte support quetzal quetza1 adm1n admin_7 soporte.mx su.pp.ort ad.min_7 ' +
      'quetzaladmin quetzal_mx 4dmin sup0rt ADM1N root2026 operador'
    ).split(' '),
  )('does not pass for staff or for the house: %s', (name) => expect(passesForStaff(name, 'Quetzal')).toBe(true));
  test.each('carla.mendez norte_mx maya.silva costa_br modesto quetzalito nadia.minerva rooter persona12'.split(' '))(
    'is free where it only sounds alike: %s',
    (name) => expect(passesForStaff(name, 'Quetzal')).toBe(false),
  );
});
