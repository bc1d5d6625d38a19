import { useEffect } from "react";
import { toast as show, ToastContainer } from "react-toastify/unstyled";
import { classNames } from "./class-names";
import { Icon } from "./icon";

/** Toasts as the specification has them: bottom centre, five seconds, four at once, success or error, a control to close. */
export function Toasts({
  toast,
  closeLabel,
}: {
  toast: { kind: "success" | "error"; text: string };
  closeLabel: string;
}) {
  useEffect(() => {
    show[toast.kind](toast.text);
  }, [toast]);
  return (
    <ToastContainer
      position="bottom-center"
      autoClose={5000}
      limit={4}
      className="fixed inset-x-0 bottom-20 z-50 mx-auto flex w-full max-w-md flex-col gap-2 px-4 lg:bottom-6"
      toastClassName={(context) =>
        classNames(
          "flex items-center gap-3 rounded-soft px-5 py-4 font-medium text-white shadow-lifted",
          context?.type === "error" ? "bg-[#b91c1c]" : "bg-[#166534]",
        )
      }
      icon={({ type }) => <Icon name={type === "error" ? "circle-alert" : "check"} />}
      closeButton={({ closeToast }) => (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={closeToast}
          className="ml-auto flex size-8 items-center justify-center rounded-full"
        >
          <Icon name="x" />
        </button>
      )}
    />
  );
}
