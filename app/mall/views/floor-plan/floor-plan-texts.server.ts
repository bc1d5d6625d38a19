import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";

/** The screen's texts, resolved here, so that the page loads no others. */
export function textsOf({ language }: Site) {
  const t = translatorOf(language);
  return {
    floors: t("floorplan:floors"),
    toList: t("floorplan:toList"),
    onFloor: t("floorplan:onFloor"),
    shops: t("floorplan:shops"),
    amenities: t("floorplan:amenities"),
    legend: t("floorplan:legend"),
    search: t("floorplan:search.label"),
    submitSearch: t("floorplan:search.submit"),
    findWay: t("floorplan:form.title"),
    from: t("floorplan:form.from"),
    to: t("floorplan:form.to"),
    choose: t("floorplan:form.choose"),
    entrances: t("floorplan:entrances"),
    parking: t("floorplan:parking"),
    stops: t("floorplan:stops"),
    arrivals: t("floorplan:arrivals"),
    bay: t("floorplan:form.bay"),
    bayHelp: t("floorplan:form.bayHelp"),
    stepFree: t("floorplan:form.stepFree"),
    submitWay: t("floorplan:form.submit"),
    zoomIn: t("floorplan:zoom.in"),
    zoomOut: t("floorplan:zoom.out"),
    zoomWhole: t("floorplan:zoom.whole"),
  };
}

/** Those of a route alone: a floor's page has no weight left for them. */
export function wayTextsOf({ language }: Site) {
  const t = translatorOf(language);
  return {
    backToPlan: t("floorplan:way.close"),
    print: t("floorplan:way.print"),
    steps: t("floorplan:way.steps"),
  };
}
