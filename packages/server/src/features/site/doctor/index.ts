/** Checks of the whole server for its operator: address, proxy, mail, disk, backups, database. */
export { runDoctorCommand } from './doctor-command.ts';
export { doctorRoutes } from './doctor.routes.ts';
