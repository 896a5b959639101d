/** The pages of the meal plan, which people open one after the other. */
export { PlannerEditPage } from './planner-edit-page.tsx';
export { PlannerViewPage } from './planner-view-page.tsx';
