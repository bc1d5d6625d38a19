import names from "./setting-names.json";

/** The settings of a mall by their keys in the flat map, and what each decides. */
export const settingKeys = names.keys;
export type SettingKey = keyof typeof settingKeys;

/** Groups of settings: all keys that begin with the group's name and a dot. */
export const settingGroups = names.groups;
export type SettingGroup = keyof typeof settingGroups;
