/** A language as the catalogue shows it. */
export interface Language {
  /** BCP 47. */
  tag: string;
  ownName: string;
  script: string;
  /** A short sentence with an amount, so that letters and digits stand side by side. */
  sample: string;
}

const rightToLeft = new Set(['ar', 'fa', 'ur']);

/** The reading direction of a language. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(tag) ? 'rtl' : 'ltr';
}

/** The 38 languages of the product, in the order of its language menu. */
export const languages: readonly Language[] = [
  { tag: 'en', ownName: 'English', script: 'Latin', sample: 'Your balance is $1,234.50' },
  { tag: 'es', ownName: 'Español', script: 'Latin', sample: 'Tu saldo es de $1,234.50' },
  { tag: 'pt', ownName: 'Português', script: 'Latin', sample: 'Seu saldo é de R$ 1.234,50' },
  { tag: 'fr', ownName: 'Français', script: 'Latin', sample: 'Votre solde est de 1 234,50 €' },
  { tag: 'de', ownName: 'Deutsch', script: 'Latin', sample: 'Ihr Guthaben beträgt 1.234,50 €' },
  { tag: 'it', ownName: 'Italiano', script: 'Latin', sample: 'Il tuo saldo è di 1.234,50 €' },
  { tag: 'nl', ownName: 'Nederlands', script: 'Latin', sample: 'Je saldo is € 1.234,50' },
  { tag: 'pl', ownName: 'Polski', script: 'Latin', sample: 'Twoje środki: 1234,50 zł' },
  { tag: 'ro', ownName: 'Română', script: 'Latin', sample: 'Soldul tău este de 1.234,50 lei' },
  { tag: 'el', ownName: 'Ελληνικά', script: 'Greek', sample: 'Το υπόλοιπό σου είναι 1.234,50 €' },
  { tag: 'tr', ownName: 'Türkçe', script: 'Latin', sample: 'Bakiyeniz ₺1.234,50, işlem başarılı' },
  { tag: 'ru', ownName: 'Русский', script: 'Cyrillic', sample: 'Ваш баланс: 1 234,50 ₽' },
  { tag: 'uk', ownName: 'Українська', script: 'Cyrillic', sample: 'Ваш баланс: 1 234,50 ₴, ґрунт, їжа' },
  { tag: 'kk', ownName: 'Қазақша', script: 'Cyrillic', sample: 'Сіздің балансыңыз: 1 234,50 ₸' },
  { tag: 'uz', ownName: 'Oʻzbekcha', script: 'Latin', sample: 'Hisobingizda 1 234,50 soʻm bor' },
  { tag: 'ar', ownName: 'العربية', script: 'Arabic', sample: 'رصيدك هو 1,234.50 دولار' },
  { tag: 'fa', ownName: 'فارسی', script: 'Arabic', sample: 'موجودی شما 1,234.50 ریال است' },
  { tag: 'ur', ownName: 'اردو', script: 'Arabic', sample: 'آپ کا بیلنس 1,234.50 روپے ہے' },
  { tag: 'ta', ownName: 'தமிழ்', script: 'Tamil', sample: 'உங்கள் இருப்பு ₹1,234.50' },
  { tag: 'mr', ownName: 'मराठी', script: 'Devanagari', sample: 'तुमची शिल्लक ₹1,234.50 आहे' },
  { tag: 'ne', ownName: 'नेपाली', script: 'Devanagari', sample: 'तपाईंको ब्यालेन्स रू 1,234.50 छ' },
  { tag: 'si', ownName: 'සිංහල', script: 'Sinhala', sample: 'ඔබේ ශේෂය රු. 1,234.50 කි' },
  { tag: 'th', ownName: 'ไทย', script: 'Thai', sample: 'ยอดเงินของคุณคือ ฿1,234.50 ที่นี่' },
  { tag: 'vi', ownName: 'Tiếng Việt', script: 'Latin', sample: 'Số dư của bạn là 1.234,50 ₫' },
  { tag: 'id', ownName: 'Bahasa Indonesia', script: 'Latin', sample: 'Saldo Anda Rp 1.234,50' },
  { tag: 'ms', ownName: 'Bahasa Melayu', script: 'Latin', sample: 'Baki anda ialah RM1,234.50' },
  { tag: 'fil', ownName: 'Filipino', script: 'Latin', sample: 'Ang balanse mo ay ₱1,234.50' },
  { tag: 'km', ownName: 'ខ្មែរ', script: 'Khmer', sample: 'សមតុល្យរបស់អ្នកគឺ ៛1,234.50' },
  { tag: 'lo', ownName: 'ລາວ', script: 'Lao', sample: 'ຍອດເງິນຂອງທ່ານແມ່ນ ₭1,234.50' },
  { tag: 'my', ownName: 'မြန်မာ', script: 'Myanmar', sample: 'သင့်လက်ကျန်ငွေ 1,234.50 ကျပ်' },
  { tag: 'zh-Hans', ownName: '简体中文', script: 'Han, simplified', sample: '您的余额为¥1,234.50，“充值”成功' },
  { tag: 'zh-Hant', ownName: '繁體中文', script: 'Han, traditional', sample: '您的餘額為NT$1,234.50，「儲值」成功' },
  { tag: 'ja', ownName: '日本語', script: 'Kanji and kana', sample: '残高は¥1,234.50です。入金しますか' },
  { tag: 'ko', ownName: '한국어', script: 'Hangul', sample: '잔액은 ₩1,234.50입니다' },
  { tag: 'sw', ownName: 'Kiswahili', script: 'Latin', sample: 'Salio lako ni KSh 1,234.50' },
  { tag: 'hi', ownName: 'हिन्दी', script: 'Devanagari', sample: 'आपका बैलेंस ₹1,234.50 है' },
  { tag: 'bn', ownName: 'বাংলা', script: 'Bengali', sample: 'আপনার ব্যালেন্স ৳1,234.50' },
  { tag: 'te', ownName: 'తెలుగు', script: 'Telugu', sample: 'మీ బ్యాలెన్స్ ₹1,234.50' },
];
