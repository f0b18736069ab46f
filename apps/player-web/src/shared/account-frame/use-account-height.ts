import { useFlag } from '@quetzal/web-kit/site-info';

/**
 * How high the account dialog is at a form, and what stands in for it while its script comes. A registration is as high with
 * the fields that a site asks for as before they are known, and whatever is said below one of them.
 */
export function useAccountHeight(form: string | null): string {
  const canRegister = useFlag('DIRECTREG3');
  const hasOtherWays = useFlag('THIRDPARTYLOGIN3');
  if (form === 'register' && canRegister) return 'md:h-[min(52.5rem,calc(100dvh-3rem))]';
  return hasOtherWays
    ? 'md:h-fit md:min-h-[min(42.5rem,calc(100dvh-3rem))]'
    : 'md:h-fit md:min-h-[min(35rem,calc(100dvh-3rem))]';
}
