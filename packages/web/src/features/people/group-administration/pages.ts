/** The pages for households and groups, which come as one file. */
export { AdminGroupPage } from './group-page.tsx';
export { AdminGroupsPage } from './groups-page.tsx';
export { AdminHouseholdPage } from './household-page.tsx';
export { AdminHouseholdsPage } from './households-page.tsx';
