import type { Clock } from '#kernel/clock/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import type { Site } from '#modules/site';
import type { Captchas } from '../captcha/captcha.service.ts';
import { identityErrors } from '../identity.errors.ts';
import { isSuspicious } from '../login-attempts.ts';
import type { Sliders } from '../slider/slider.service.ts';

/** What a form sends to show that a person fills it in. */
export interface HumanProof {
  captcha?: string | undefined;
  /** The cookie that came with the image. */
  captchaId?: string | undefined;
  geetest_challenge?: string | undefined;
  geetest_validate?: string | undefined;
}

/** Who sends the form; `accountKey` is the name in small letters, where the form has one. */
export interface Visitor {
  site: Site;
  ip: string;
  accountKey?: string | undefined;
}

/** Which of both a form has to bring. */
export interface Demand {
  slider: boolean;
  captcha: boolean;
}

/** Tells people from programs, as far as a site wants it told. */
export interface Protection {
  /** Asks for both by the site's setting: always, or after a failure of the name or the address within half an hour. */
  assertPerson(visitor: Visitor, proof: HumanProof): Promise<void>;
  /** Asks for the slider alone, as where a code is sent. */
  assertSlider(visitor: Visitor, proof: HumanProof): Promise<void>;
  /** The same for who opens an account, and for the image where the form of the site has it; `hasCode` when a code shows more. */
  assertNewcomer(visitor: Visitor, proof: HumanProof, has: { hasCode: boolean }): Promise<void>;
}

const moduleOf = { slider: 'GEETEST3', captcha: 'CAPTCHA3' } as const;

/** Wires the slider and the image to the rooms that count failures. */
export function createProtection(deps: {
  db: Database;
  clock: Clock;
  captchas: Captchas;
  sliders: Sliders;
}): Protection {
  const { db, clock, captchas, sliders } = deps;

  async function demandOf({ site, ip, accountKey }: Visitor): Promise<Demand> {
    const levelOf = (kind: keyof Demand) => (site.modules.has(moduleOf[kind]) ? site.settings.protection[kind] : 'off');
    const levels = { slider: levelOf('slider'), captcha: levelOf('captcha') };
    const isRisky =
      Object.values(levels).includes('risk') &&
      (await isSuspicious(db, { siteId: site.id, accountKey, ip }, clock.now()));
    const isDemanded = (level: 'always' | 'risk' | 'off') => level === 'always' || (level === 'risk' && isRisky);
    return { slider: isDemanded(levels.slider), captcha: isDemanded(levels.captcha) };
  }

  async function assertBrought({ site, ip }: Visitor, demand: Demand, proof: HumanProof): Promise<void> {
    const { geetest_challenge: challenge, geetest_validate: validate, captcha, captchaId } = proof;
    // First what is missing, so that nothing is used up for nothing.
    if (demand.slider && (challenge === undefined || validate === undefined)) throw identityErrors.sliderRequired();
    if (demand.captcha && (captcha === undefined || captcha === '')) throw identityErrors.captchaRequired();
    if (demand.captcha) await captchas.redeem(site.id, captchaId, captcha ?? '');
    if (demand.slider) await sliders.redeem({ siteId: site.id, ip }, challenge ?? '', validate ?? '');
  }

  return {
    assertPerson: async (visitor, proof) => assertBrought(visitor, await demandOf(visitor), proof),
    assertSlider: async (visitor, proof) =>
      assertBrought(visitor, { ...(await demandOf(visitor)), captcha: false }, proof),
    async assertNewcomer(visitor, proof, { hasCode }) {
      const { slider } = await demandOf(visitor);
      const { modules, settings } = visitor.site;
      const captcha = modules.has(moduleOf.captcha) && settings.registration['captcha']?.enabled === true;
      await assertBrought(visitor, { slider: slider && !hasCode, captcha }, proof);
    },
  };
}
