/** How a category's list is narrowed at the moment. */
export interface CategoryChoice {
  filter: 'all' | 'favorites' | 'hot' | 'recent';
  search: string;
}

/** The whole list. */
export const noChoice: CategoryChoice = { filter: 'all', search: '' };
