/** Identifiers of what a site can switch on; each is a module of the wire contract, or a flag that screens ask about. */
export const siteModules = [
  'AFFMAN3',
  'AGEANNOUNCE3',
  'AGENTPOLICY3',
  'CAPTCHA3',
  'CBS3',
  'CHNGPASSVERIF3',
  'COMM3',
  'DAILYSALCONT3',
  'DIRECTREG3',
  'FEEDBACK3',
  'FREEPLAY3',
  'FUNDTRANS3',
  'GAMELO3',
  'GAMELOFAV3',
  'GAMELOHOT3',
  'GAMELOREC3',
  'GEETEST3',
  'HOURSAL3',
  'INBOX3',
  'LOGINIPVERF3',
  'MEMTRANS3',
  'MOBILENUMPASSREG3',
  'MOBILENUMREG3',
  'MOBILEVERCODELOGIN3',
  'PASS3',
  'PROFPIC3',
  'PTSYS3',
  'PWRESETSMS3',
  'REG3',
  'REGMOBVERF3',
  'REWCEN3',
  'RTSALARY3',
  'SIGNCONDIV3',
  'THIRDPARTYLOGIN3',
  'USERNAMEREG3',
  'VERIFICATION3',
] as const;

/** The inputs that a registration form can have. */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'birthday',
  'affiliateCode',
  'email',
  'mobileNum',
  'payeeName',
  'paymentPassword',
  'recommenderId',
  'captcha',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const;

/** The kinds of games, as the wire names them. */
export const siteGameTypes = ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const;

/** The chapters of the help centre, in the order of its menu. */
export const helpSections = [
  'about',
  'account',
  'deposit',
  'withdrawal',
  'bonus',
  'fairness',
  'responsible',
  'terms',
  'privacy',
  'contact',
  'credits',
] as const;
export type HelpSection = (typeof helpSections)[number];

/** Where a site shows banners of its own. */
export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_forget'] as const;
