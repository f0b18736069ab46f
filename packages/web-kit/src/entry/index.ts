export type {
  Credentials,
  HumanAnswer,
  LoginAnswer,
  Side,
  VerificationMethod,
  VerificationOffer,
} from './entry.wire.ts';
export { useEntryCalls, useFieldRules } from './entry.queries.ts';
export { useHumanProof, type HumanProof } from './use-human-proof.ts';
export { useLoginFlow, type FinishedLogin, type LoginFlow, type LoginOutcome } from './use-login-flow.ts';
export { LoginFlowDialogs, SliderDialog } from './login-flow-dialogs.tsx';
export { CaptchaBlock } from './captcha-block.tsx';
export { SliderBlock } from './slider-block.tsx';
export { MobileCodeFields, type MobileCodeInput } from './mobile-code-fields.tsx';
export { VerificationDialog } from './verification-dialog.tsx';
export { ForgotPasswordForms } from './forgot-password-forms.tsx';
export { ResetByLinkForm } from './reset-by-link-form.tsx';
export { ChangePasswordForm } from './change-password-form.tsx';
export { NewPasswordFields, useNewPasswordCheck, usePasswordWords } from './new-password-fields.tsx';
export { NoticeDialog } from './notice-dialog.tsx';
export { readRemembered, type Remembered } from './remembered.ts';
export { Arrival } from './arrival.tsx';
