import { Skeleton } from '@quetzal/ui/skeleton';

/** The place of the side menu while its script is on its way. */
export function SideMenuSkeleton({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <div aria-busy="true" className="grid gap-2 px-3 pt-3.5">
      {[0, 1].map((index) => (
        <Skeleton key={index} className={isCollapsed ? 'mx-auto size-8' : 'h-[2.625rem]'} />
      ))}
    </div>
  );
}
