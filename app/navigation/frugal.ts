type Device = { connection?: { saveData?: boolean; effectiveType?: string }; deviceMemory?: number };

/** Whether the visitor saves data, or has a slow connection or a device of little memory (in GB). */
export function isFrugal(): boolean {
  const { connection, deviceMemory = 1 } = navigator as Navigator & Device;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "") || deviceMemory < 1;
}
