import { Modal } from "@mantine/core";

export default function SessionExpiredDialog({ admin }: { readonly admin: boolean }) {
  return <Modal opened onClose={() => {}} title="Sua sessão expirou" data-admin={admin} />;
}
